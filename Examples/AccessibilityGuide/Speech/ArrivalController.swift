import CurbcutUIKit

/// A screen on which the cursor is to start at the title, not at the back button.
public final class ArrivalController: UIViewController {
  public let backButton = UIButton(type: .system)
  public let myFirstElement = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 40))

  public override func viewDidLoad() {
    super.viewDidLoad()
    backButton.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
    backButton.setTitle("Back", for: .normal)
    myFirstElement.text = "Arrivals"
    myFirstElement.accessibilityTraits = .header
    view.addSubview(backButton)
    view.addSubview(myFirstElement)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIAccessibility.post(notification: .screenChanged, argument: myFirstElement)
  }
}
