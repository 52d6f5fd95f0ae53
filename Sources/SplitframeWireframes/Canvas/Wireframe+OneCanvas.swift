extension [Wireframe] {
    /// The same pictures, each with enough room around its device for any of them.
    package var onOneCanvas: [Wireframe] {
        // Cropped pictures and devices' own canvases keep their sizes.
        guard allSatisfy({ $0.look.crop == nil && $0.look.canvas != .device }) else { return self }
        let rooms = map { $0.look.canvas == .set ? $0.neededRoom.union($0.room) : $0.neededRoom }
        let room = rooms.reduce(CanvasRoom()) { $0.union($1) }
        return map { wireframe in
            var wireframe = wireframe
            wireframe.look.canvas = .set
            wireframe.room = room
            return wireframe
        }
    }
}
