import Foundation
import Synchronization

/// The label of a queue, or of the one that the caller runs on.
///
/// Follows <https://developer.apple.com/documentation/dispatch/dispatch_queue_get_label>.
/// - Parameter queue: the queue; nil for the present one.
/// - Returns: a text that stays valid.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  guard let queue else { return currentLabel(nil) }
  let label = queue.label
  return keptLabels.withLock { labels in
    if let known = labels[label] { return known.pointer }
    let bytes = Array(label.utf8CString)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    labels[label] = KeptLabel(pointer: UnsafePointer(copy))
    return UnsafePointer(copy)
  }
}

/// A text that is never freed: an app may hold on to it.
private struct KeptLabel: @unchecked Sendable { let pointer: UnsafePointer<CChar> }
private let keptLabels = Mutex<[String: KeptLabel]>([:])

/// The function of libdispatch, which gives the present queue's label for nil.
@_silgen_name("dispatch_queue_get_label")
private func currentLabel(_ queue: OpaquePointer?) -> UnsafePointer<CChar>
