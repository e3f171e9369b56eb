import Foundation

// Foundation on Linux lacks what a date is on Apple's systems, where `Text(date, formatter: formatter)` asks for it.
extension Date: @retroactive ReferenceConvertible {
  /// The class that a date bridges to.
  public typealias ReferenceType = NSDate
}
