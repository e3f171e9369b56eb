import Foundation

// Foundation on Linux lacks what these types are on Apple's systems, where `Text(date, formatter: formatter)` asks for it.
extension Date: @retroactive ReferenceConvertible {
  /// The class that a date bridges to.
  public typealias ReferenceType = NSDate
}
extension Decimal: @retroactive ReferenceConvertible {
  /// The class that a decimal number bridges to.
  public typealias ReferenceType = NSDecimalNumber
}
