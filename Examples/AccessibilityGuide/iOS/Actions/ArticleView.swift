import UIKit

/// A text with questions in it. The rotor "Questions" goes from one to the next.
final class ArticleView: UIView {
  private(set) var paragraphs: [UILabel] = []

  init(paragraphs texts: [String], frame: CGRect) {
    super.init(frame: frame)
    paragraphs = texts.map { text in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      return label
    }
    let stack = UIStackView(arrangedSubviews: paragraphs)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Questions") { [weak self] in self?.nextQuestion($0) }
    ]
  }

  required init?(coder: NSCoder) { nil }

  private func nextQuestion(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let questions = paragraphs.indices.filter { paragraphs[$0].text?.hasSuffix("?") ?? false }
    let current = paragraphs.firstIndex { $0 === predicate.currentItem.targetElement }
    let found: Int?
    switch predicate.searchDirection {
    case .next: found = questions.first { $0 > current ?? -1 }
    case .previous: found = questions.last { $0 < current ?? paragraphs.count }
    @unknown default: found = nil
    }
    return found.map {
      UIAccessibilityCustomRotorItemResult(targetElement: paragraphs[$0], targetRange: nil)
    }
  }
}
