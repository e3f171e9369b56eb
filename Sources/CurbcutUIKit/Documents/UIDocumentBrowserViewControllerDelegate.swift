import Foundation

/// Is told of what a person does in a document browser.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
  /// A document is to be created. The handler takes its place and what becomes of it there, or nil and `none`.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Documents are to be opened, by an older name.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Documents are to be opened.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// A new document has come to its place.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A new document could not be put into its place.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { documentBrowser(controller, didPickDocumentURLs: documentURLs) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}
