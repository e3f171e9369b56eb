import UIKit

/// The app's own keyboard, with a line of text above it.
final class KeyboardViewController: UIViewController {
  let textLabel = UILabel()
  private(set) var keys: [BigKey] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textLabel.font = .preferredFont(forTextStyle: .largeTitle)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.accessibilityLabel = "Text"
    textLabel.accessibilityValue = "empty"
    textLabel.isAccessibilityElement = true

    let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    var rows = letters.map { row in row.map { BigKey(String($0), kind: .letter) } }
    rows[2].insert(BigKey("shift", kind: .shift), at: 0)
    rows[2].append(BigKey("delete", kind: .other))
    keys = Array(rows.joined())
    for key in keys { key.addTarget(self, action: #selector(keyTapped(_:)), for: .touchUpInside) }

    let keyboard = UIStackView(arrangedSubviews: rows.map(stack))
    keyboard.axis = .vertical
    keyboard.spacing = 8
    keyboard.distribution = .fillEqually
    for part in [textLabel, keyboard] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      textLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      textLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      textLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      keyboard.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4),
      keyboard.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -4),
      keyboard.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      keyboard.heightAnchor.constraint(equalToConstant: 176),
    ])
  }

  private func stack(_ keys: [BigKey]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: keys)
    row.spacing = 4
    row.distribution = .fillEqually
    return row
  }

  @objc private func keyTapped(_ key: BigKey) {
    switch key.kind {
    case .letter:
      textLabel.text = (textLabel.text ?? "") + key.text
      setShift(false)
    case .shift: setShift(!key.isSelected)
    case .other: textLabel.text = textLabel.text.map { String($0.dropLast()) }
    }
    textLabel.accessibilityValue = textLabel.text?.isEmpty == false ? textLabel.text : "empty"
  }

  private func setShift(_ isOn: Bool) {
    for key in keys {
      key.isShifted = isOn
      if key.kind == .shift { key.isSelected = isOn }
    }
  }
}
