import Foundation

/// A type whose values can be plotted.
///
/// Follows <https://developer.apple.com/documentation/charts/plottable>.
public protocol Plottable {
  /// The type whose values are plotted in place of those of this one.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value that is plotted.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from one that is plotted.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a string or a date, which is plotted as it is.
///
/// Follows <https://developer.apple.com/documentation/charts/primitiveplottableprotocol>.
public protocol PrimitivePlottableProtocol: Plottable {
  /// The place of the value on a scale.
  var _plotValue: _PlotValue { get }
  /// The value at a place of a scale; nil where there is none.
  init?(_plotValue: _PlotValue)
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the value with a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _plotValue: _PlotValue { .number(Double(self)) }
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue, let value = Self(exactly: number.rounded(.down)) else {
      return nil
    }
    self = value
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotValue: _PlotValue { .number(Double(self)) }
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self = Self(number)
  }
}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _plotValue: _PlotValue { .number((self as NSDecimalNumber).doubleValue) }
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue, number.isFinite else { return nil }
    self = Decimal(number)
  }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _plotValue: _PlotValue { .category(self) }
  public init?(_plotValue: _PlotValue) {
    guard case .category(let name) = _plotValue else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _plotValue: _PlotValue { .date(timeIntervalSinceReferenceDate) }
  public init?(_plotValue: _PlotValue) {
    guard case .date(let seconds) = _plotValue, seconds.isFinite else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension Plottable {
  var plotValue: PlotValue { primitivePlottable._plotValue }

  init?(plotValue: PlotValue) {
    guard let primitive = PrimitivePlottable(_plotValue: plotValue) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
