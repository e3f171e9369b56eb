import Foundation

extension SpeechAudio {
  /// The bytes of a WAV file: a RIFF header, then 16-bit little-endian samples, one channel.
  public var wavData: Data {
    let bytesPerSample = 2
    let size = UInt32(clamping: samples.count * bytesPerSample)
    var data = Data(capacity: 44 + samples.count * bytesPerSample)
    func append<T: FixedWidthInteger>(_ value: T) {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    data.append(contentsOf: Array("RIFF".utf8))
    append(UInt32(clamping: 36 + Int(size)))
    data.append(contentsOf: Array("WAVEfmt ".utf8))
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(1))
    append(UInt32(clamping: sampleRate))
    append(UInt32(clamping: sampleRate * bytesPerSample))
    append(UInt16(bytesPerSample))
    append(UInt16(16))
    data.append(contentsOf: Array("data".utf8))
    append(size)
    let little = samples.map(\.littleEndian)
    little.withUnsafeBytes { data.append(contentsOf: $0) }
    return data
  }

  /// Writes a WAV file, replacing an existing one.
  public func writeWAV(to path: String) throws(SpeechError) {
    do {
      try wavData.write(to: URL(fileURLWithPath: path))
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
  }
}
