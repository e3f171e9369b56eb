import UIKit

/// The list of all examples. Each row opens one.
final class GuideViewController: UITableViewController {
  /// One example.
  struct Example {
    let title: String
    let summary: String
    let make: () -> UIViewController
  }

  private let sections: [(title: String, examples: [Example])] = [
    ("Views", Example.views), ("Containers", Example.containers), ("Actions", Example.actions),
    ("Speech", Example.speech),
  ]

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guide"
    navigationItem.backButtonTitle = "Guide"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "example")
  }

  // MARK: - Table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].examples.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "example", for: indexPath)
    let example = sections[indexPath.section].examples[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = example.title
    content.secondaryText = example.summary
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let example = sections[indexPath.section].examples[indexPath.row]
    let controller = example.make()
    if controller.modalPresentationStyle == .fullScreen {
      present(controller, animated: true)
    } else {
      controller.title = example.title
      navigationController?.pushViewController(controller, animated: true)
    }
  }
}
