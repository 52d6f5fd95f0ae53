import CDeflate
import CISAL

/// The one place that compresses: bytes in, a zlib stream out, the same on every processor.
enum Deflate {
    /// ISA-L's level 1 writes the same bytes whatever the processor; its level 3 does not.
    private static let fastLevel: UInt32 = 1
    private static let smallLevel: Int32 = 9

    static func zlib(_ bytes: [UInt8], effort: PNGEffort) throws(DrawingError) -> [UInt8] {
        switch effort {
        case .fast: try fast(bytes)
        case .small: try small(bytes)
        }
    }

    private static func fast(_ bytes: [UInt8]) throws(DrawingError) -> [UInt8] {
        let room = bytes.count + bytes.count / 100 + 1024
        var work = [UInt8](repeating: 0, count: Int(isal_level_1_buffer_size))
        var status: Int32 = 0
        let output = [UInt8](unsafeUninitializedCapacity: room) { output, filled in
            bytes.withUnsafeBufferPointer { input in
                work.withUnsafeMutableBufferPointer { work in
                    var stream = isal_zstream()
                    isal_deflate_init(&stream)
                    // ISA-L reads only; its header says nothing about const.
                    stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                    stream.avail_in = UInt32(input.count)
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(output.count)
                    stream.level = fastLevel
                    stream.level_buf = work.baseAddress
                    stream.level_buf_size = UInt32(work.count)
                    stream.end_of_stream = 1
                    stream.gzip_flag = UInt16(IGZIP_ZLIB)
                    status = isal_deflate_stateless(&stream)
                    filled = Int(stream.total_out)
                }
            }
        }
        guard status == COMP_OK else { throw .compression(status: Int(status)) }
        return output
    }

    private static func small(_ bytes: [UInt8]) throws(DrawingError) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(smallLevel) else {
            throw .compression(status: Int(smallLevel))
        }
        defer { libdeflate_free_compressor(compressor) }
        let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
        let stream = [UInt8](unsafeUninitializedCapacity: room) { output, filled in
            filled = libdeflate_zlib_compress(
                compressor, bytes, bytes.count, output.baseAddress, output.count)
        }
        guard !stream.isEmpty else { throw .compression(status: 0) }
        return stream
    }
}
