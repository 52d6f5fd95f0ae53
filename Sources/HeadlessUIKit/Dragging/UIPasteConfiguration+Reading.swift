extension UIPasteConfiguration {
    /// Accepts what a class reads, if it reads data.
    public convenience init<Object: AnyObject>(forAccepting aClass: Object.Type) {
        self.init(acceptableTypeIdentifiers: [])
        addTypeIdentifiers(forAccepting: aClass)
    }

    public func addTypeIdentifiers<Object: AnyObject>(forAccepting aClass: Object.Type) {
        let reading = aClass as? any NSItemProviderReading.Type
        addAcceptableTypeIdentifiers(reading?.readableTypeIdentifiersForItemProvider ?? [])
    }
}
