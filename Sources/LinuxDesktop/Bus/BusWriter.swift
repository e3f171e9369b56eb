/// Writes the values of a D-Bus message one after the other, with the least significant byte first.
struct BusWriter {
  private(set) var bytes: [UInt8] = []

  mutating func align(to size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func uint32(_ value: UInt32) {
    align(to: 4)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  mutating func int32(_ value: Int32) { uint32(UInt32(bitPattern: value)) }

  mutating func double(_ value: Double) {
    align(to: 8)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
    }
  }

  mutating func bool(_ value: Bool) { uint32(value ? 1 : 0) }

  mutating func string(_ value: String) {
    // A string on a bus cannot hold the character that ends it.
    let text = value.utf8.filter { $0 != 0 }
    uint32(UInt32(text.count))
    bytes += text
    bytes.append(0)
  }

  mutating func signature(_ value: String) {
    bytes.append(UInt8(value.utf8.count))
    bytes += value.utf8
    bytes.append(0)
  }

  /// Writes an array with what `elements` writes.
  mutating func array(alignedTo alignment: Int, _ elements: (inout BusWriter) -> Void) {
    uint32(0)
    let place = bytes.count - 4
    align(to: alignment)
    let start = bytes.count
    elements(&self)
    let length = UInt32(bytes.count - start)
    for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(index))) }
  }

  mutating func append(_ other: [UInt8]) { bytes += other }
}
