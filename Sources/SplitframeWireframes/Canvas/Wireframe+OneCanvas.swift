extension [Wireframe] {
    /// The same pictures, each with the room around its device that any of them needs.
    package var onOneCanvas: [Wireframe] {
        // Crops and devices' own canvases have a size of their own.
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
