import CurbcutUIKit
import Foundation

/// A number that grows with the size of text that the person has chosen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scaledmetric>.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var traits: Attribute<UITraitCollection>?

  /// Creates a number that grows like text of a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a number that grows like text of the body.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number for the size of text now. Outside of a view that is shown it is the number for the standard size.
  public var wrappedValue: Value {
    guard let traits else { return base }
    let (style, length) = (style, CGFloat(base))
    return Value(
      Isolation.onMain {
        UIFontMetrics(forTextStyle: style.uiStyle).scaledValue(for: length, compatibleWith: traits.value)
      })
  }
}

extension ScaledMetric: LinkedProperty {
  @MainActor func makeLink(_ inputs: PropertyInputs) -> any PropertyLink {
    Link(inputs.environment.map { $0.traits })
  }

  private final class Link: PropertyLink {
    typealias Property = ScaledMetric<Value>
    private let traits: Attribute<UITraitCollection>

    init(_ traits: Attribute<UITraitCollection>) { self.traits = traits }

    func connect(_ property: inout ScaledMetric<Value>) { property.traits = traits }
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

extension ScaledMetric: SelfComparing {
  func isSame(as other: ScaledMetric<Value>) -> Bool { base == other.base && style == other.style }
}
