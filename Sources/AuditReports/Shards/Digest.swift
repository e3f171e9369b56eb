/// FNV-1a <http://www.isthe.com/chongo/tech/comp/fnv/> over bytes: it finds damage, and is no protection against forgery.
struct Digest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    var hash = hash
    let done: Void? = bytes.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    if done == nil { for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
    self.hash = hash
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
