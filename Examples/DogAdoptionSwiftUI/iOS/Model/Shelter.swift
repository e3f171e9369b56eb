import Foundation

/// Where dogs live until somebody takes them home.
struct Shelter: Equatable {
  let name: String
  let street: String
  let phone: String

  static let happyTails = Shelter(
    name: "Happy Tails Shelter", street: "12 Orchard Lane", phone: "+1-555-0100")
  static let riverside = Shelter(
    name: "Riverside Dog Home", street: "3 Mill Street", phone: "+1-555-0117")

  var phoneURL: URL? { URL(string: "tel:\(phone)") }

  var mapsURL: URL? {
    var components = URLComponents(string: "https://maps.apple.com/")
    components?.queryItems = [URLQueryItem(name: "q", value: "\(name), \(street)")]
    return components?.url
  }
}
