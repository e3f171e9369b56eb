import SwiftUI
import UIKit

/// Five stars, as a control of UIKit: one adjustable element.
final class RatingControl: UIControl {
  var rating = 0 {
    didSet { if rating != oldValue { update() } }
  }
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .tintColor
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityIncrement() { change(to: rating + 1) }
  override func accessibilityDecrement() { change(to: rating - 1) }

  private func change(to new: Int) {
    guard (0...5).contains(new) else { return }
    rating = new
    sendActions(for: .valueChanged)
  }

  private func update() {
    label.text = String(repeating: "★", count: rating) + String(repeating: "☆", count: 5 - rating)
    accessibilityValue = rating == 0 ? "No stars" : rating == 1 ? "1 star" : "\(rating) stars"
  }
}

/// The control in a view of SwiftUI.
struct RatingView: UIViewRepresentable {
  @Binding var rating: Int

  func makeUIView(context: Context) -> RatingControl {
    let control = RatingControl()
    control.addAction(
      UIAction { [rating = $rating] action in
        if let control = action.sender as? RatingControl { rating.wrappedValue = control.rating }
      }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: RatingControl, context: Context) { control.rating = rating }
}
