import Foundation

/// The hash by which a WebSocket proves that its server read the request (RFC 6455 § 4.2.2). It keeps no secret.
enum SHA1 {
  /// The value of `Sec-WebSocket-Accept` for a key.
  static func webSocketAccept(_ key: String) -> String {
    Data(hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
  }

  /// The 20 bytes of the hash (FIPS 180-4).
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: padded.count, by: 64) { add(padded[start..<(start + 64)], to: &state) }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = [UInt32](repeating: 0, count: 80)
    for (index, byte) in block.enumerated() { words[index / 4] = words[index / 4] << 8 | UInt32(byte) }
    for index in 16..<80 {
      words[index] = rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mix, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      (a, b, c, d, e) = (rotate(a, 5) &+ mix &+ e &+ constant &+ words[index], a, rotate(b, 30), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  private static func rotate(_ word: UInt32, _ bits: UInt32) -> UInt32 { word << bits | word >> (32 - bits) }
}
