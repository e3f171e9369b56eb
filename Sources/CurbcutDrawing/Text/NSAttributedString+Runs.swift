import Foundation

extension NSAttributedString {
  /// The same text with other attributes, run by run.
  ///
  /// Foundation on Linux traps in `addAttribute(_:value:range:)` for part of a text that already has the attribute; a
  /// text rebuilt from its runs does not need that call.
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
