import Foundation

// Foundation on Linux knows lines, paragraphs and characters only.

extension NSString.EnumerationOptions {
  /// Word by word.
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
  /// Sentence by sentence.
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }

  /// The parts that ICU finds; nil for those that Foundation does.
  fileprivate var boundaries: TextBoundaries.Kind? {
    switch rawValue & 0xFF {
    case 3: .words
    case 4: .sentences
    default: nil
    }
  }
}

extension NSString {
  /// Calls a closure with parts of the text.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nsstring/enumeratesubstrings(in:options:using:)>.
  ///
  /// - Parameters:
  ///   - range: where to look.
  ///   - opts: the kind of parts, and whether they come from the end.
  ///   - block: receives a part, its range, its range with what is between it and the next, and a flag that ends the
  ///     enumeration.
  public func enumerateSubstrings(
    in range: NSRange, options opts: NSString.EnumerationOptions = [],
    using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let kind = opts.boundaries else {
      return self.Foundation::enumerateSubstrings(in: range, options: opts, using: block)
    }
    let parts = TextBoundaries.parts(of: substring(with: range), kind)
    var stop = ObjCBool(false)
    for (index, part) in opts.contains(.reverse)
      ? Array(parts.enumerated().reversed()) : Array(parts.enumerated())
    {
      let place = NSRange(location: range.location + part.lowerBound, length: part.count)
      let start = index == 0 ? range.location : place.location
      let end = index == parts.count - 1 ? NSMaxRange(range) : range.location + parts[index + 1].lowerBound
      let text = opts.contains(.substringNotRequired) ? nil : substring(with: place)
      block(text, place, NSRange(location: start, length: end - start), &stop)
      if stop.boolValue { return }
    }
  }
}

extension String {
  /// Calls a closure with parts of the text.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/stringprotocol/enumeratesubstrings(in:options:_:)>.
  ///
  /// - Parameters:
  ///   - range: where to look.
  ///   - opts: the kind of parts, and whether they come from the end.
  ///   - body: receives a part, its range, its range with what is between it and the next, and a flag that ends the
  ///     enumeration.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: NSString.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<String.Index>, _ enclosingRange: Range<String.Index>,
        inout Bool
      ) -> Void
  ) where R.Bound == String.Index {
    (self as NSString).enumerateSubstrings(in: NSRange(range.relative(to: self), in: self), options: opts) {
      text, place, enclosing, stop in
      guard let place = Range(place, in: self), let enclosing = Range(enclosing, in: self) else { return }
      var isDone = false
      body(text, place, enclosing, &isDone)
      if isDone { stop.pointee = true }
    }
  }
}
