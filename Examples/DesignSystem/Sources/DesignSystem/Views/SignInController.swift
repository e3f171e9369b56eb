import UIKit

/// Asks for a name and a password.
public final class SignInController: UIViewController {
  private let heading = UILabel()
  private let message = UILabel()
  private let name = UITextField()
  private let password = UITextField()
  private let button = UIButton(type: .system)

  /// Decides whether somebody may sign in.
  public var accepts: (String, String) -> Bool = { name, password in !name.isEmpty && !password.isEmpty }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    view.backgroundColor = .systemBackground
    heading.text = "Welcome back"
    heading.font = .preferredFont(forTextStyle: .largeTitle)
    heading.accessibilityTraits.insert(.header)
    message.numberOfLines = 0
    message.textColor = .label
    message.font = .preferredFont(forTextStyle: .body)
    message.isHidden = true
    let captions = [(name, "Name"), (password, "Password")].map { field, label in
      field.accessibilityLabel = label
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      let caption = UILabel()
      caption.text = label
      caption.font = .preferredFont(forTextStyle: .body)
      caption.adjustsFontForContentSizeCategory = true
      // The field has the name; heard twice, it would only hold people up.
      caption.isAccessibilityElement = false
      return caption
    }
    password.isSecureTextEntry = true
    button.setTitle("Sign in", for: .normal)
    button.tintColor = UIColor(red: 0, green: 0.35, blue: 0.8, alpha: 1)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    for label in [heading, message] { label.adjustsFontForContentSizeCategory = true }
    button.titleLabel?.adjustsFontForContentSizeCategory = true

    let stack = UIStackView(arrangedSubviews: [
      heading, message, captions[0], name, captions[1], password, button,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func signIn() {
    if accepts(name.text ?? "", password.text ?? "") {
      message.text = "Hello, \(name.text ?? "")."
    } else {
      message.text = "That is not the password of \(name.text ?? "")."
    }
    message.isHidden = false
    UIAccessibility.post(notification: .announcement, argument: message.text)
  }
}
