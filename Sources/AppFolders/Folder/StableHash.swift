/// FNV-1a, since `Hasher` differs from run to run.
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // So that two texts are not the same as one.
    value = (value ^ 0xff) &* 0x100_0000_01b3
  }

  mutating func add(_ text: String) { add(text.utf8) }
}
