import Foundation

extension NSAttributedString {
  /// The same text with other attributes, run by run.
  ///
  /// Foundation for Linux traps in `addAttribute(_:value:range:)` on a part of a text that has the
  /// attribute already; a text put together from its runs needs no such call.
  package func mappingRuns(
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let whole = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      result.append(NSAttributedString(string: whole.substring(with: range), attributes: attributes))
    }
    return result
  }
}
