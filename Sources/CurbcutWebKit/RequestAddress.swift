import Foundation
import FoundationNetworking

/// The address of a request, read without a reference to a symbol of FoundationNetworking.
///
/// Such a reference would make every program load that library at its start, with libcurl and some thirty others, though
/// few apps ask the network. An app that has a request has loaded it.
enum RequestAddress {
  /// The address of a request; nil if it has none.
  ///
  /// - Parameter request: where a `URLRequest` is.
  static func of(_ request: UnsafePointer<URLRequest>) -> URL? {
    let request = UnsafeRawPointer(request)
    guard let type = _typeByName("20FoundationNetworking10URLRequestV") else { return nil }
    func address<Request>(_ type: Request.Type) -> URL? {
      let children = Mirror(reflecting: request.load(as: type)).children
      return children.first { $0.label == "url" }?.value as? URL
    }
    return _openExistential(type, do: address)
  }
}
