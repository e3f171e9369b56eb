import CurbcutFoundation

/// The units and their symbols.
enum UnitTable {
  private static let pascal = Measure(dimensions: ["g": 1, "m": -1, "s": -2], scale: 1000)
  private static let joule = Measure(dimensions: ["g": 1, "m": 2, "s": -2], scale: 1000)

  private static func of(_ dimension: String, _ scale: Double = 1, _ offset: Double = 0) -> Measure {
    Measure(dimensions: [dimension: 1], scale: scale, offset: offset)
  }
  private static func volume(_ litres: Double) -> Measure {
    Measure(dimensions: ["m": 3], scale: litres / 1000)
  }
  private static func scaled(_ measure: Measure, _ scale: Double) -> Measure {
    Measure(dimensions: measure.dimensions, scale: measure.scale * scale)
  }

  /// Units before which a prefix may stand.
  private static let metric: [String: Measure] = [
    "g": of("g"), "m": of("m"), "L": volume(1), "Pa": pascal, "s": of("s"), "J": joule,
    "cal": scaled(joule, 4.184),
    "S": Measure(dimensions: ["g": -1, "m": -2, "s": 3, "A": 2], scale: 0.001),
    "Hz": Measure(dimensions: ["s": -1]),
    "V": Measure(dimensions: ["g": 1, "m": 2, "s": -3, "A": -1], scale: 1000),
    "W": Measure(dimensions: ["g": 1, "m": 2, "s": -3], scale: 1000), "lx": of("lx"), "rad": of("rad"),
    "K": of("K"),
  ]

  private static let others: [String: Measure] = [
    "oz": of("g", 28.349523125), "lb": of("g", 453.59237), "st": of("g", 6350.29318),
    "in": of("m", 0.0254), "ft": of("m", 0.3048), "yd": of("m", 0.9144), "mi": of("m", 1609.344),
    "fl_oz_us": volume(0.0295735295625), "fl_oz_imp": volume(0.0284130625), "cup_us": volume(0.2365882365),
    "cup_imp": volume(0.284130625), "pt_us": volume(0.473176473), "pt_imp": volume(0.56826125),
    "mmHg": scaled(pascal, 133.322387415), "inHg": scaled(pascal, 3386.389), "cmAq": scaled(pascal, 98.0665),
    "atm": scaled(pascal, 101325), "min": of("s", 60), "hr": of("s", 3600), "d": of("s", 86_400),
    "Cal": scaled(joule, 4184), "degC": of("K", 1, 273.15), "degF": of("K", 5 / 9, 459.67 * 5 / 9),
    "IU": of("IU"), "count": Measure(), "%": Measure(scale: 0.01), "dBASPL": of("dBASPL"),
    "dBHL": of("dBHL"), "D": Measure(dimensions: ["m": -1]), "pD": of("pD"), "deg": of("rad", .pi / 180),
  ]

  private static let prefixes: [(symbol: String, scale: Double)] = [
    ("da", 10), ("mc", 1e-6), ("p", 1e-12), ("n", 1e-9), ("m", 1e-3), ("c", 0.01), ("d", 0.1), ("h", 100),
    ("k", 1000), ("M", 1e6), ("G", 1e9), ("T", 1e12), ("f", 1e-15),
  ]

  /// What a symbol with or without prefix is; nil for an unknown one.
  private static func measure(of symbol: String) -> Measure? {
    if let known = metric[symbol] ?? others[symbol] { return known }
    if symbol.hasPrefix("mol<"), symbol.hasSuffix(">"), let grams = Double(symbol.dropFirst(4).dropLast()) {
      return of("g", grams)
    }
    for prefix in prefixes where symbol.hasPrefix(prefix.symbol) {
      let rest = String(symbol.dropFirst(prefix.symbol.count))
      if let base = metric[rest] ?? (rest.hasPrefix("mol<") ? measure(of: rest) : nil) {
        return scaled(base, prefix.scale)
      }
    }
    return nil
  }

  /// What units together are. The zero of a temperature counts only for a temperature by itself.
  static func measure(of factors: [(symbol: String, power: Int)]) -> Measure {
    var result = Measure()
    for factor in factors {
      guard let part = measure(of: factor.symbol) else { continue }
      result.scale *= pow(part.scale, Double(factor.power))
      for (dimension, power) in part.dimensions {
        result.dimensions[dimension, default: 0] += power * factor.power
      }
      if factors.count == 1, factor.power == 1 { result.offset = part.offset }
    }
    result.dimensions = result.dimensions.filter { $0.value != 0 }
    return result
  }

  /// The units of a text; nil when one is unknown. As in HealthKit, all that follows a stroke divides.
  static func factors(of text: String) -> [(symbol: String, power: Int)]? {
    var factors: [(symbol: String, power: Int)] = []
    if text.isEmpty || text == "()" { return factors }
    for (index, part) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      let inner = part.trimmingCharacters(in: CharacterSet(charactersIn: "() "))
      for piece in inner.split(whereSeparator: { $0 == "*" || $0 == "·" || $0 == "." && !inner.contains("<") }
      ) {
        let words = piece.split(separator: "^", maxSplits: 1).map(String.init)
        guard let symbol = words.first else { return nil }
        if symbol == "1" { continue }
        guard measure(of: symbol) != nil, let power = words.count > 1 ? Int(words[1]) : 1 else { return nil }
        factors.append((symbol, index == 0 ? power : -power))
      }
    }
    return factors
  }
}
