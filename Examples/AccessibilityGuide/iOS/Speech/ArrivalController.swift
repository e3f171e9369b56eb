import UIKit

/// A screen on which the VoiceOver cursor should start at the title, not at the back button.
final class ArrivalController: UIViewController {
  let backButton = UIButton(type: .system)
  let myFirstElement = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    backButton.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
    backButton.setTitle("Back", for: .normal)
    backButton.addTarget(self, action: #selector(goBack(_:)), for: .touchUpInside)
    myFirstElement.text = "Arrivals"
    myFirstElement.font = .preferredFont(forTextStyle: .title1)
    myFirstElement.accessibilityTraits = .header
    view.addSubview(backButton)
    view.addSubview(myFirstElement)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIAccessibility.post(notification: .screenChanged, argument: myFirstElement)
  }

  @objc private func goBack(_ sender: Any?) { dismiss(animated: true) }

  override func accessibilityPerformEscape() -> Bool {
    guard presentingViewController != nil else { return false }
    dismiss(animated: true)
    return true
  }
}
