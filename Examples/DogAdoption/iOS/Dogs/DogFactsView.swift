import UIKit

/// The facts about a dog, each with a title and a value.
///
/// To VoiceOver a title and its value are one element: a title means nothing without its value.
class DogFactsView: UIStackView {
  @IBOutlet private var titleLabels: [UILabel]!
  @IBOutlet private var valueLabels: [UILabel]!
  @IBOutlet private var rows: [UIStackView]!

  private lazy var factElements = zip(titleLabels, valueLabels).map {
    DogFactElement(titleLabel: $0, valueLabel: $1, container: self)
  }

  var dog: Dog? {
    didSet { showDog() }
  }

  private func showDog() {
    guard let dog = dog else { return }
    let years = NSLocalizedString("%d years", comment: "The age of a dog")
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    let texts = [
      dog.name, dog.breed, String.localizedStringWithFormat(years, dog.age),
      formatter.string(from: dog.weight),
    ]
    for (label, text) in zip(valueLabels, texts) { label.text = text }
    // “kg” is only for sighted users: VoiceOver reads the long form.
    formatter.unitStyle = .long
    valueLabels.last?.accessibilityLabel = formatter.string(from: dog.weight)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    arrange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  /// Large text needs the whole width.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for row in rows {
      row.axis = isLarge ? .vertical : .horizontal
      row.alignment = isLarge ? .leading : .firstBaseline
    }
  }

  override var accessibilityElements: [Any]? {
    get { factElements }
    set { super.accessibilityElements = newValue }
  }
}

/// One fact.
private class DogFactElement: UIAccessibilityElement {
  private let titleLabel: UILabel
  private let valueLabel: UILabel

  init(titleLabel: UILabel, valueLabel: UILabel, container: UIView) {
    self.titleLabel = titleLabel
    self.valueLabel = valueLabel
    super.init(accessibilityContainer: container)
  }

  override var accessibilityLabel: String? {
    get { [titleLabel, valueLabel].compactMap { $0.accessibilityLabel }.joined(separator: ", ") }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .staticText }
    set {}
  }

  override var accessibilityFrame: CGRect {
    get { titleLabel.accessibilityFrame.union(valueLabel.accessibilityFrame) }
    set {}
  }
}
