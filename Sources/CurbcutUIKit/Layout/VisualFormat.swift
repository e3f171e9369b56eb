import Foundation

/// Parses Apple's Visual Format Language: `H:|-[name(>=50)]-20@750-[other]-|`.
///
/// Follows the Auto Layout Guide, "Visual Format Language".
@MainActor
struct VisualFormat {
  struct Failure: Error, Equatable {
    var message: String
    /// The position in the format without its white space, in characters from 0.
    var position: Int
  }

  private enum Value { case standard, constant(CGFloat), view(UIView) }

  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required
  }

  private enum Place { case superview, view(UIView) }

  private let characters: [Character]
  private var position = 0
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []
  private var seen: [UIView] = []

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) {
    characters = Array(format).filter { !$0.isWhitespace }
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() throws(Failure) -> [NSLayoutConstraint] {
    if consume("H:") { isVertical = false } else if consume("V:") { isVertical = true }
    var previous: Place?
    if consume("|") { previous = .superview }
    var gap: [Predicate]? = previous == nil ? nil : try connection()
    while position < characters.count {
      if consume("|") {
        try connect(previous, gap, .superview)
        guard position == characters.count else { throw failure("nothing may follow the last |") }
        return made + aligned()
      }
      let view = try self.view()
      if previous != nil { try connect(previous, gap, .view(view)) }
      seen.append(view)
      previous = .view(view)
      gap = try connection()
    }
    guard !seen.isEmpty else { throw failure("expected a view in brackets") }
    return made + aligned()
  }

  // MARK: Parsing

  private func failure(_ message: String) -> Failure { Failure(message: message, position: position) }

  private mutating func consume(_ text: String) -> Bool {
    let wanted = Array(text)
    guard position + wanted.count <= characters.count,
      Array(characters[position..<position + wanted.count]) == wanted
    else { return false }
    position += wanted.count
    return true
  }

  private mutating func name() -> String {
    let start = position
    while position < characters.count {
      let character = characters[position]
      guard character.isLetter || character.isNumber || character == "_" || character == "." else { break }
      position += 1
    }
    return String(characters[start..<position])
  }

  /// Parses the connection between two views; an empty one means that they touch. Returns no predicates at the end of
  /// the format.
  private mutating func connection() throws(Failure) -> [Predicate] {
    if position == characters.count { return [] }
    guard consume("-") else { return [Predicate(value: .constant(0))] }
    if position < characters.count, characters[position] == "[" || characters[position] == "|" {
      return [Predicate(value: .standard)]
    }
    var predicates: [Predicate] = []
    if consume("(") {
      predicates = try list()
    } else {
      predicates = [try predicate()]
    }
    guard consume("-") else { throw failure("expected - after a distance") }
    return predicates
  }

  private mutating func list() throws(Failure) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat { predicates.append(try predicate()) } while consume(",")
    guard consume(")") else { throw failure("expected )") }
    return predicates
  }

  private mutating func predicate() throws(Failure) -> Predicate {
    var predicate = Predicate(value: .standard)
    if consume("==") {
      predicate.relation = .equal
    } else if consume(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if consume("<=") {
      predicate.relation = .lessThanOrEqual
    }
    predicate.value = try value()
    if consume("@") {
      guard case .constant(let number) = try value() else { throw failure("a priority is a number") }
      predicate.priority = UILayoutPriority(Float(number))
    }
    return predicate
  }

  private mutating func value() throws(Failure) -> Value {
    let sign: CGFloat = consume("-") ? -1 : 1
    let text = name()
    if let number = Double(text) { return .constant(sign * CGFloat(number)) }
    if let metric = metrics[text] {
      guard let number = Self.number(metric) else { throw failure("the metric \(text) is no number") }
      return .constant(sign * number)
    }
    if let view = views[text] as? UIView { return .view(view) }
    throw failure("\(text.isEmpty ? "nothing" : text) is neither a number, a metric nor a view")
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private mutating func view() throws(Failure) -> UIView {
    guard consume("[") else { throw failure("expected [ or |") }
    let name = name()
    guard let view = views[name] as? UIView else { throw failure("\(name) is not among the views") }
    if consume("(") {
      for predicate in try list() { size(view, predicate) }
    }
    guard consume("]") else { throw failure("expected ]") }
    return view
  }

  // MARK: Making constraints

  private mutating func size(_ view: UIView, _ predicate: Predicate) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    var other: UIView?
    var constant: CGFloat = 0
    switch predicate.value {
    case .constant(let value): constant = value
    case .view(let view): other = view
    case .standard: break
    }
    append(
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: predicate.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant),
      predicate)
  }

  private mutating func append(_ constraint: NSLayoutConstraint, _ predicate: Predicate) {
    constraint.priority = predicate.priority
    made.append(constraint)
  }

  private var start: NSLayoutConstraint.Attribute {
    if isVertical { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if isVertical { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  /// The superview's attribute for the standard spacing: its margin.
  private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: attribute
    }
  }

  private mutating func connect(_ from: Place?, _ gap: [Predicate]?, _ to: Place) throws(Failure) {
    guard let from, let gap else { throw failure("a connection needs something before it") }
    // From right to left, distances are negative along the axis.
    let sign: CGFloat = options.contains(.directionRightToLeft) && !isVertical ? -1 : 1
    for predicate in gap {
      let relation = sign < 0 ? predicate.relation.flipped : predicate.relation
      var isStandard = false
      var distance: CGFloat
      switch predicate.value {
      case .standard: (isStandard, distance) = (true, systemSpacing)
      case .constant(let value): distance = value
      case .view: throw failure("a distance is a number")
      }
      let first: (UIView, NSLayoutConstraint.Attribute)
      let second: (UIView, NSLayoutConstraint.Attribute)
      switch (from, to) {
      case (.view(let a), .view(let b)):
        (first, second) = ((b, start), (a, end))
      case (.superview, .view(let view)):
        guard let above = view.superview else { throw failure("the view has no superview for |") }
        (first, second) = ((view, start), (above, isStandard ? margin(start) : start))
        if isStandard { distance = 0 }
      case (.view(let view), .superview):
        guard let above = view.superview else { throw failure("the view has no superview for |") }
        (first, second) = ((above, isStandard ? margin(end) : end), (view, end))
        if isStandard { distance = 0 }
      case (.superview, .superview): throw failure("expected a view between | and |")
      }
      append(
        NSLayoutConstraint(
          item: first.0, attribute: first.1, relatedBy: relation, toItem: second.0,
          attribute: second.1, multiplier: 1, constant: distance * sign),
        predicate)
    }
  }

  private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
    (.alignAllFirstBaseline, .firstBaseline),
  ]

  private func aligned() -> [NSLayoutConstraint] {
    Self.alignments.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(seen, seen.dropFirst()).map { a, b in
        NSLayoutConstraint(
          item: a, attribute: attribute, relatedBy: .equal, toItem: b, attribute: attribute, multiplier: 1,
          constant: 0)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// The constraints that a visual format describes, not yet active. A format that cannot be parsed returns none and
  /// is reported (`LayoutDiagnostics`), whereas iOS raises an exception.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, options: options, metrics: metrics ?? [:], views: views)
    do {
      return try parser.constraints()
    } catch {
      LayoutDiagnostics.report(.unreadableFormat(format, reason: error.message))
      return []
    }
  }
}
