import TestNumbers

/// What happens to files: bytes that change, come, go, or are missing at the end.
enum Damage {
  static func of(_ bytes: [UInt8], _ random: inout SeededNumbers) -> [UInt8] {
    var damaged = bytes
    for _ in 0..<Int.random(in: 1...5, using: &random) where !damaged.isEmpty {
      let place = Int.random(in: 0..<damaged.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
      case 1: damaged.remove(at: place)
      case 2: damaged.removeLast(damaged.count - place)
      case 3: damaged.insert(contentsOf: bytes.suffix(12), at: place)
      default: damaged.insert(contentsOf: [UInt8](repeating: UInt8(ascii: "["), count: 90), at: place)
      }
    }
    return damaged
  }
}
