import CurbcutFoundation
import CurbcutUIKit
import Foundation

/// Pages that a person has photographed.
///
/// Follows <https://developer.apple.com/documentation/visionkit/vndocumentcamerascan>.
@preconcurrency @MainActor
open class VNDocumentCameraScan: NSObject {
  /// How many pages there are.
  open var pageCount: Int { 0 }
  /// What the pages are called.
  open var title: String { "" }
  /// A page; there is none.
  open func imageOfPage(at index: Int) -> UIImage {
    NSException.raise(.rangeException, "Page \(index) beyond bounds [0 .. -1]")
    return UIImage()
  }
}

/// The camera for documents. As a simulator, the device has no camera: apps ask ``isSupported`` first.
///
/// Follows <https://developer.apple.com/documentation/visionkit/vndocumentcameraviewcontroller>.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
  /// Whether there is a camera: never.
  open class var isSupported: Bool { false }
  /// Is told how it ends; not retained.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let delegate = delegate
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        delegate?.documentCameraViewController(self, didFailWithError: CocoaError(.featureUnsupported))
      }
    }
  }
}

/// Hears how the camera for documents ends.
///
/// Follows <https://developer.apple.com/documentation/visionkit/vndocumentcameraviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  /// Called with the pages.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Called when the person has changed their mind.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Called when the camera cannot be used, as it is here.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
