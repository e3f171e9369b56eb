/// The modules of a QR code while it is made.
struct QRMatrix {
  private let version: Int
  private let size: Int
  private var modules: [Bool]
  /// The modules that say nothing of the message.
  private var isFixed: [Bool]

  init(version: Int) {
    self.version = version
    size = version * 4 + 17
    modules = [Bool](repeating: false, count: size * size)
    isFixed = modules
    placePatterns()
  }

  private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
    modules[row * size + column] = isDark
    isFixed[row * size + column] = true
  }

  // MARK: Patterns

  private mutating func placePatterns() {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { placeFinder(x, y) }
    let places = alignmentPlaces
    for (i, x) in places.enumerated() {
      for (j, y) in places.enumerated() {
        let last = places.count - 1
        if (i == 0 && j == 0) || (i == 0 && j == last) || (i == last && j == 0) { continue }
        for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    placeFormat(0)
    placeVersion()
  }

  private mutating func placeFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
        let distance = max(abs(dx), abs(dy))
        fix(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
  }

  /// The level and the mask, twice, with a code of Bose, Chaudhuri and Hocquenghem.
  private mutating func placeFormat(_ data: Int) {
    var remainder = data
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    let bits = (data << 10 | remainder) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
    fix(8, size - 8, true)
  }

  private mutating func placeVersion() {
    guard version >= 7 else { return }
    var remainder = version
    for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
    let bits = version << 12 | remainder
    for index in 0..<18 {
      let (a, b) = (size - 11 + index % 3, index / 3)
      fix(a, b, bits >> index & 1 == 1)
      fix(b, a, bits >> index & 1 == 1)
    }
  }

  // MARK: Message

  /// Writes bytes in pairs of columns, up and down from the right.
  mutating func place(_ bytes: [UInt8]) {
    var index = 0
    for pair in stride(from: size - 1, through: 1, by: -2) {
      // The column for timing is left out.
      let right = pair <= 6 ? pair - 1 : pair
      for step in 0..<size {
        for column in [right, right - 1] {
          let isUpward = (right + 1) & 2 == 0
          let row = isUpward ? size - 1 - step : step
          guard !isFixed[row * size + column], index < bytes.count * 8 else { continue }
          modules[row * size + column] = bytes[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  /// The modules under the mask that is easiest to read.
  func masked(_ level: QRCode.CorrectionLevel) -> [Bool] {
    let tries = (0..<8).map { mask in
      var matrix = self
      matrix.invert(mask)
      matrix.placeFormat(level.bits << 3 | mask)
      return matrix
    }
    return tries.min { $0.penalty < $1.penalty }?.modules ?? modules
  }

  private mutating func invert(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] {
        let isInverted =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isInverted { modules[y * size + x].toggle() }
      }
    }
  }

  /// How hard the code is to read, by the rules of the standard.
  private var penalty: Int {
    var result = 0
    for line in 0..<size {
      result += Self.penalty((0..<size).map { modules[line * size + $0] })
      result += Self.penalty((0..<size).map { modules[$0 * size + line] })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let color = modules[y * size + x]
        if color == modules[y * size + x + 1], color == modules[(y + 1) * size + x],
          color == modules[(y + 1) * size + x + 1]
        {
          result += 3
        }
      }
    }
    let dark = modules.count { $0 }
    return result + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }

  /// The penalty for runs, and for what looks like a finder.
  private static func penalty(_ line: [Bool]) -> Int {
    var result = 0
    var run = 0
    for index in line.indices {
      run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
      if run == 5 { result += 3 } else if run > 5 { result += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    for start in 0...line.count - 7 where line[start..<start + 7].elementsEqual(finder) {
      func isLight(_ range: Range<Int>) -> Bool {
        range.allSatisfy { !line.indices.contains($0) || !line[$0] }
      }
      if isLight(start - 4..<start) { result += 40 }
      if isLight(start + 7..<start + 11) { result += 40 }
    }
    return result
  }
}
