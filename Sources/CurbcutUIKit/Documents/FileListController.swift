import CurbcutFoundation
import CurbcutUniformTypeIdentifiers
import Foundation

/// What a list of files asks of the browser or picker around it.
@MainActor
protocol FileListOwner: AnyObject {
  /// Whether a file can be chosen.
  func allows(_ item: DocumentsFolder.Item) -> Bool
  /// Whether several files can be chosen together.
  var choosesSeveral: Bool { get }
  /// Whether names are shown with their extensions.
  var showsExtensions: Bool { get }
  /// Files were chosen.
  func choose(_ urls: [URL])
  /// The buttons of the bar over a list, without Select.
  func barItems(of list: FileListController) -> (leading: [UIBarButtonItem], trailing: [UIBarButtonItem])
  /// Entries of an item's menu beyond those of the system.
  func menuEntries(for item: DocumentsFolder.Item) -> [UIMenuElement]
  /// Something could not be done with a file.
  func failed(_ error: any Error, in list: FileListController)
}

/// A list of files: those of a folder, or those that were opened last.
///
/// A row is read as the Files browser's: name, kind, then date and size. Tests of apps find it there by a label that begins
/// with `Name, txt`, and a folder by `Name, Folder`.
final class FileListController: UITableViewController {
  /// The folder; nil for the files that were opened last.
  let folder: URL?
  private(set) weak var owner: (any FileListOwner)?
  private(set) var items: [DocumentsFolder.Item] = []
  private var isChoosing = false
  private let notice = UILabel()

  init(folder: URL?, title: String, owner: any FileListOwner) {
    self.folder = folder
    self.owner = owner
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    notice.font = .preferredFont(forTextStyle: .title2)
    notice.adjustsFontForContentSizeCategory = true
    notice.textColor = .secondaryLabel
    notice.textAlignment = .center
    notice.numberOfLines = 0
    notice.text = folder == nil ? SystemWord.noRecents.text : SystemWord.emptyFolder.text
    tableView.allowsMultipleSelectionDuringEditing = true
    reload()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  /// Reads the folder anew.
  func reload() {
    let found: [DocumentsFolder.Item]
    if let folder {
      found = DocumentsFolder.items(in: folder)
    } else {
      found = RecentDocuments.urls.map { DocumentsFolder.Item($0) }.filter { owner?.allows($0) ?? true }
    }
    updateBar()
    guard found != items || !isViewLoaded || tableView.backgroundView == nil else { return }
    items = found
    notice.isHidden = !items.isEmpty
    tableView.backgroundView = notice
    tableView.separatorStyle = items.isEmpty ? .none : .singleLine
    tableView.reloadData()
  }

  func updateBar() {
    guard let owner else { return }
    var bar = owner.barItems(of: self)
    if isChoosing {
      bar.leading = []
      bar.trailing = [
        UIBarButtonItem(
          systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.setChoosing(false) })
      ]
      let open = UIBarButtonItem(
        title: SystemWord.open.text, primaryAction: UIAction { [weak self] _ in self?.openChosen() })
      open.isEnabled = !(tableView.indexPathsForSelectedRows ?? []).isEmpty
      bar.leading = [open]
    } else if owner.choosesSeveral, folder != nil {
      bar.trailing.append(
        UIBarButtonItem(
          title: SystemWord.selectFiles.text,
          primaryAction: UIAction { [weak self] _ in self?.setChoosing(true) }))
    }
    navigationItem.leftItemsSupplementBackButton = !isChoosing
    navigationItem.hidesBackButton = isChoosing
    navigationItem.leftBarButtonItems = bar.leading
    navigationItem.rightBarButtonItems = bar.trailing
  }

  private func setChoosing(_ choosing: Bool) {
    isChoosing = choosing
    tableView.setEditing(choosing, animated: true)
    updateBar()
  }

  private func openChosen() {
    let rows = (tableView.indexPathsForSelectedRows ?? []).sorted()
    let chosen = rows.filter { items.indices.contains($0.row) }.map { items[$0.row].url }
    setChoosing(false)
    if !chosen.isEmpty { owner?.choose(chosen) }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "file")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "file")
    guard items.indices.contains(indexPath.row) else { return cell }
    let item = items[indexPath.row]
    let isAllowed = isAllowed(item)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = owner?.showsExtensions == true ? item.url.lastPathComponent : item.name
    content.secondaryText = item.details.joined(separator: " - ")
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: item.isFolder ? "folder.fill" : "doc")
    if !isAllowed {
      content.textProperties.color = .tertiaryLabel
      content.imageProperties.tintColor = .tertiaryLabel
    }
    cell.contentConfiguration = content
    cell.accessoryType = item.isFolder ? .disclosureIndicator : .none
    cell.isUserInteractionEnabled = isAllowed
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = item.spoken
    cell.accessibilityIdentifier = [item.name, item.kind].joined(separator: ", ")
    cell.accessibilityTraits = isAllowed ? .button : [.button, .notEnabled]
    return cell
  }

  private func isAllowed(_ item: DocumentsFolder.Item) -> Bool {
    item.isFolder || owner?.allows(item) ?? true
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard items.indices.contains(indexPath.row) else { return }
    if isChoosing { return updateBar() }
    tableView.deselectRow(at: indexPath, animated: true)
    let item = items[indexPath.row]
    guard item.isFolder else {
      owner?.choose([item.url])
      return
    }
    guard let owner else { return }
    let list = FileListController(folder: item.url, title: item.name, owner: owner)
    navigationController?.pushViewController(list, animated: true)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { updateBar() }

  // MARK: What can be done with a file

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard items.indices.contains(indexPath.row) else { return nil }
    let item = items[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: SystemWord.delete.text) {
      [weak self] _, _, done in
      self?.delete(item)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard items.indices.contains(indexPath.row) else { return nil }
    let item = items[indexPath.row]
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      guard let self else { return nil }
      let system: [UIMenuElement] = [
        UIAction(title: SystemWord.rename.text, image: UIImage(systemName: "pencil")) { [weak self] _ in
          self?.askForName(of: item)
        },
        UIAction(
          title: SystemWord.duplicate.text, image: UIImage(systemName: "plus.square.on.square")
        ) { [weak self] _ in self?.duplicate(item) },
        UIAction(
          title: SystemWord.delete.text, image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [weak self] _ in self?.delete(item) },
      ]
      return UIMenu(children: system + (self.owner?.menuEntries(for: item) ?? []))
    })
  }

  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch { owner?.failed(error, in: self) }
    reload()
  }

  private func delete(_ item: DocumentsFolder.Item) {
    attempt { try FileManager.default.removeItem(at: item.url) }
  }

  private func duplicate(_ item: DocumentsFolder.Item) {
    attempt {
      _ = try DocumentsFolder.bring(item.url, into: item.url.deletingLastPathComponent(), moving: false)
    }
  }

  private func askForName(of item: DocumentsFolder.Item) {
    RenameQuestion.ask(item.name, over: self) { [weak self] name in
      self?.attempt { _ = try DocumentsFolder.rename(item.url, to: name) }
    }
  }
}

extension DocumentsFolder.Item {
  /// The kind of the file as it is read: its extension, or that it is a folder.
  @MainActor var kind: String { isFolder ? SystemWord.folder.text : url.pathExtension }

  /// When it was changed, and how large it is.
  @MainActor var details: [String] {
    var parts: [String] = []
    if let date {
      let formatter = DateFormatter()
      let isToday = Calendar.current.isDateInToday(date)
      formatter.dateStyle = isToday ? .none : .short
      formatter.timeStyle = isToday ? .short : .none
      parts.append(formatter.string(from: date))
    }
    if isFolder {
      parts = [SystemWord.itemCount.text(counting: DocumentsFolder.items(in: url).count)]
    } else if let size {
      parts.append(ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file))
    }
    return parts
  }

  /// What is read of it.
  @MainActor var spoken: String {
    ([name, kind].filter { !$0.isEmpty } + details).joined(separator: ", ")
  }
}

/// Asks for the new name of a document.
@MainActor
package enum RenameQuestion {
  /// - Parameters:
  ///   - name: the present name.
  ///   - controller: over which the question appears.
  ///   - answer: called with the new name, unless the person cancels.
  package static func ask(
    _ name: String, over controller: UIViewController, _ answer: @escaping @MainActor (String) -> Void
  ) {
    let alert = UIAlertController(title: SystemWord.rename.text, message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = name }
    alert.addAction(UIAlertAction(title: SystemWord.cancel.text, style: .cancel))
    alert.addAction(
      UIAlertAction(title: SystemWord.rename.text, style: .default) { [weak alert] _ in
        guard let text = alert?.textFields?.first?.text, !text.isEmpty, text != name else { return }
        answer(text)
      })
    controller.present(alert, animated: true)
  }
}
