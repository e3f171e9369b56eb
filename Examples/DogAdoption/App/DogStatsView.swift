import CurbcutUIKit
import Foundation

/// What there is to know of a dog: each fact a title and a value.
///
/// To VoiceOver a title and its value are one element: the name of a fact without the fact says nothing.
public final class DogStatsView: UIView {
  public var dog: Dog? {
    didSet {
      storedElements = nil
      show()
    }
  }
  private var titles: [UILabel] = []
  private var values: [UILabel] = []
  private var storedElements: [Any]?

  private var facts: [(title: String, value: String)] {
    guard let dog else { return [] }
    return [
      ("Name", dog.name), ("Breed", dog.breed), ("Age", "\(dog.age) years"),
      ("Weight", "\(dog.weight) kilograms"),
    ]
  }

  private func show() {
    for label in titles + values { label.removeFromSuperview() }
    titles = []
    values = []
    for (index, fact) in facts.enumerated() {
      let (x, y) = (CGFloat(index % 2) * bounds.width / 2, CGFloat(index / 2) * 60)
      titles.append(
        label(fact.title.uppercased(), CGRect(x: x + 20, y: y, width: 170, height: 22), .caption1))
      values.append(label(fact.value, CGRect(x: x + 20, y: y + 24, width: 170, height: 28), .body))
    }
  }

  private func label(_ text: String, _ frame: CGRect, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    addSubview(label)
    return label
  }

  public override var accessibilityElements: [Any]? {
    get {
      if let storedElements { return storedElements }
      let elements = zip(facts, zip(titles, values)).map { fact, labels -> UIAccessibilityElement in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "\(fact.title), \(fact.value)"
        element.accessibilityFrameInContainerSpace = labels.0.frame.union(labels.1.frame)
        return element
      }
      storedElements = elements
      return elements
    }
    set {}
  }
}
