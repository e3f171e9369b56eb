/// SHA-256 (FIPS 180-4), and the derivation of a key from a password with it (RFC 8018, PBKDF2 with HMAC).
enum SHA256 {
  /// The digest of a message: 32 bytes.
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var state = initial
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    let bits = UInt64(message.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
    for block in stride(from: 0, to: padded.count, by: 64) { compress(&state, padded[block..<(block + 64)]) }
    return bytes(state)
  }

  /// The code that authenticates a message: HMAC (RFC 2104).
  static func authentication(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let key = key.count > 64 ? digest(key) : key
    let block = key + [UInt8](repeating: 0, count: 64 - key.count)
    return digest(block.map { $0 ^ 0x5C } + digest(block.map { $0 ^ 0x36 } + message))
  }

  /// A key of 32 bytes from a password.
  ///
  /// - Parameter rounds: how often the hash is taken; the more, the longer each guess takes. At least 1.
  static func key(from password: [UInt8], salt: [UInt8], rounds: Int) -> [UInt8] {
    let base = password.count > 64 ? digest(password) : password
    let block = base + [UInt8](repeating: 0, count: 64 - base.count)
    // What the key alone contributes is the same in each round.
    var inner = initial
    compress(&inner, block.map { $0 ^ 0x36 }[...])
    var outer = initial
    compress(&outer, block.map { $0 ^ 0x5C }[...])
    var round = authentication(of: salt + [0, 0, 0, 1], key: password)
    var result = round
    for _ in 1..<max(1, rounds) {
      round = finish(outer, finish(inner, round))
      for index in result.indices { result[index] ^= round[index] }
    }
    return result
  }

  /// The digest of a block that was compressed before, and 32 bytes behind it.
  private static func finish(_ state: [UInt32], _ tail: [UInt8]) -> [UInt8] {
    var state = state
    let length: [UInt8] = [0, 0, 0, 0, 0, 0, 3, 0]
    compress(&state, (tail + [0x80] + [UInt8](repeating: 0, count: 23) + length)[...])
    return bytes(state)
  }

  private static func bytes(_ state: [UInt32]) -> [UInt8] {
    state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }

  private static func compress(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
    var schedule = [UInt32](repeating: 0, count: 64)
    var place = block.startIndex
    for index in 0..<16 {
      for _ in 0..<4 {
        schedule[index] = schedule[index] << 8 | UInt32(block[place])
        place += 1
      }
    }
    for index in 16..<64 {
      let (near, far) = (schedule[index - 2], schedule[index - 15])
      let first = turned(far, 7) ^ turned(far, 18) ^ far >> 3
      let second = turned(near, 17) ^ turned(near, 19) ^ near >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ one &+ choice &+ constants[index] &+ schedule[index]
      let zero = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ zero &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ word }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let initial: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
