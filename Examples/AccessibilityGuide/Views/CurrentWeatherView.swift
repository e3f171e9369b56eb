import CurbcutUIKit

/// A city and its temperature, heard with one gesture.
public final class CurrentWeatherView: UIView {
  public let weatherCity = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
  public let weatherTemp = UILabel(frame: CGRect(x: 200, y: 0, width: 100, height: 30))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    addSubview(weatherCity)
    addSubview(weatherTemp)
  }

  public required init?(coder: NSCoder) { nil }

  /// A comma makes VoiceOver pause between the two.
  public override var accessibilityLabel: String? {
    get {
      [weatherCity.accessibilityLabel, weatherTemp.accessibilityLabel].compactMap { $0 }
        .joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }
}
