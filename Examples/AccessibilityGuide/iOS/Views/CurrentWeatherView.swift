import UIKit

/// A city and its temperature, heard with one gesture.
final class CurrentWeatherView: UIView {
  let weatherCity = UILabel()
  let weatherTemp = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    weatherCity.font = .preferredFont(forTextStyle: .headline)
    weatherTemp.font = .preferredFont(forTextStyle: .body)
    let stack = UIStackView(arrangedSubviews: [weatherCity, weatherTemp])
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    for label in [weatherCity, weatherTemp] { label.adjustsFontForContentSizeCategory = true }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  /// A comma makes VoiceOver pause between the two.
  override var accessibilityLabel: String? {
    get {
      [weatherCity.accessibilityLabel, weatherTemp.accessibilityLabel].compactMap { $0 }
        .joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }
}
