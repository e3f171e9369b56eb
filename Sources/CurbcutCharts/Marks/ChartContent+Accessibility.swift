import Foundation

extension ChartContent {
  private func labelled(_ label: Text) -> some ChartContent {
    changing { if $0.accessibility.label == nil { $0.accessibility.label = label } }
  }

  private func valued(_ value: Text) -> some ChartContent {
    changing { if $0.accessibility.value == nil { $0.accessibility.value = value } }
  }

  /// Labels the marks for assistive technologies.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/chartcontent/accessibilitylabel(_:)-5gk8d>.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { labelled(label) }
  /// Labels the marks for assistive technologies.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    labelled(Text(labelKey))
  }
  /// Labels the marks for assistive technologies.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { labelled(Text(label)) }

  /// Says the value of the marks to assistive technologies.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/chartcontent/accessibilityvalue(_:)-33c0e>.
  public func accessibilityValue(_ valueDescription: Text) -> some ChartContent { valued(valueDescription) }
  /// Says the value of the marks to assistive technologies.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    valued(Text(valueKey))
  }
  /// Says the value of the marks to assistive technologies.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { valued(Text(value)) }

  /// Names the marks for automation.
  ///
  /// Follows <https://developer.apple.com/documentation/charts/chartcontent/accessibilityidentifier(_:)>.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { if $0.accessibility.identifier == nil { $0.accessibility.identifier = identifier } }
  }

  /// Hides the marks from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { if $0.accessibility.isHidden == nil { $0.accessibility.isHidden = hidden } }
  }
}
