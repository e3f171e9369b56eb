import Foundation

/// Where values stand along an axis, 0 to 1, from the beginning of the scale to its end.
struct Scale: Equatable {
  enum Curve: Equatable {
    case linear
    case log
    case squareRoot
    case power(Double)
    /// Logarithmic on both sides of 0, and linear near it.
    case symmetricLog(Double)
  }

  enum Domain: Equatable {
    case stretch(Double, Double)
    case categories([String])
  }

  var kind: PlotValue.Kind
  var domain: Domain
  var curve = Curve.linear
  var isReversed = false
  /// The part of the length, at each end, that is left free.
  var padding: ClosedRange<Double> = 0...1
  /// The places of the categories.
  private var places: [String: Int] = [:]

  init(kind: PlotValue.Kind, _ low: Double, _ high: Double, curve: Curve = .linear, isReversed: Bool = false)
  {
    self.kind = kind
    self.curve = curve
    self.isReversed = isReversed
    let reversed = low > high
    if reversed { self.isReversed.toggle() }
    let (low, high) = reversed ? (high, low) : (low, high)
    domain = .stretch(low, high)
  }

  init(categories: [String], isReversed: Bool = false) {
    kind = .category
    self.isReversed = isReversed
    var names: [String] = []
    for name in categories where places[name] == nil {
      places[name] = names.count
      names.append(name)
    }
    domain = .categories(names)
  }

  /// The names of the categories; empty for numbers and dates.
  var categories: [String] { if case .categories(let names) = domain { names } else { [] } }

  /// The ends of a scale of numbers or dates.
  var ends: (low: Double, high: Double)? {
    if case .stretch(let low, let high) = domain { (low, high) } else { nil }
  }

  /// How much of the length each category has.
  var band: Double {
    let count = categories.count
    return count == 0 ? 0 : (padding.upperBound - padding.lowerBound) / Double(count)
  }

  // MARK: Values to places

  /// The place of a value: the middle of the band for a category; nil where there is none.
  func place(of value: PlotValue) -> Double? {
    // Numbers can be shown as categories.
    let value = kind == .category ? value.name.map { .category($0) } ?? value : value
    guard value.kind == kind else { return nil }
    switch value {
    case .category(let name):
      guard let index = places[name] else { return nil }
      return laidOut((Double(index) + 0.5) / Double(places.count))
    case .number(let number), .date(let number):
      guard number.isFinite, case .stretch(let low, let high) = domain else { return nil }
      let (a, b, c) = (curved(low), curved(high), curved(number))
      guard a.isFinite, b.isFinite, c.isFinite else { return nil }
      // A single value stands in the middle.
      return laidOut(a == b ? 0.5 + (c == a ? 0 : c > a ? 1 : -1) : (c - a) / (b - a))
    }
  }

  private func laidOut(_ share: Double) -> Double {
    let share = isReversed ? 1 - share : share
    return padding.lowerBound + share * (padding.upperBound - padding.lowerBound)
  }

  /// The value at a place: the category whose band it is in. Nil on a scale of categories beyond its ends.
  func value(at place: Double) -> PlotValue? {
    let length = padding.upperBound - padding.lowerBound
    guard place.isFinite, length != 0 else { return nil }
    var share = (place - padding.lowerBound) / length
    if isReversed { share = 1 - share }
    switch domain {
    case .categories(let names):
      let index = (share * Double(names.count)).rounded(.down)
      return index >= 0 && index < Double(names.count) ? .category(names[Int(index)]) : nil
    case .stretch(let low, let high):
      let (a, b) = (curved(low), curved(high))
      let number = uncurved(a + share * (b - a))
      return number.isFinite ? .at(number, kind: kind) : nil
    }
  }

  private func curved(_ number: Double) -> Double {
    switch curve {
    case .linear: number
    case .log: number > 0 ? Foundation.log(number) : -.infinity
    case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
    case .symmetricLog(let slope): number < 0 ? -log1p(-number / slope) : log1p(number / slope)
    }
  }

  private func uncurved(_ number: Double) -> Double {
    switch curve {
    case .linear: number
    case .log: exp(number)
    case .squareRoot: number < 0 ? -number * number : number * number
    case .power(let exponent): number < 0 ? -pow(-number, 1 / exponent) : pow(number, 1 / exponent)
    case .symmetricLog(let slope): number < 0 ? -expm1(-number) * slope : expm1(number) * slope
    }
  }
}
