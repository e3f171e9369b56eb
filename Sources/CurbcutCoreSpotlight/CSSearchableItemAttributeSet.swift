import CurbcutFoundation
import CurbcutUniformTypeIdentifiers
import Foundation

/// What an item is that a person can find.
///
/// Follows <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset>.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The type of the item's data, by its identifier.
  open var contentType: String?
  /// The title.
  open var title: String?
  /// The title that is shown.
  open var displayName: String?
  /// The description.
  open var contentDescription: String?
  /// Other words by which the item is found.
  open var keywords: [String]?
  /// The names of people who have to do with it.
  open var authorNames: [String]?
  /// A small picture, as the data of a file.
  open var thumbnailData: Data?
  /// A small picture, as a file.
  open var thumbnailURL: URL?
  /// The item as a file or page.
  open var contentURL: URL?
  /// The identifier of the item that this one belongs to.
  open var relatedUniqueIdentifier: String?
  /// The domain that the item belongs to.
  open var domainIdentifier: String?
  /// When it was made.
  open var contentCreationDate: Date?
  /// When it was changed.
  open var contentModificationDate: Date?
  /// When it begins.
  open var startDate: Date?
  /// When it ends.
  open var endDate: Date?
  /// When it was made, added or due, by the person's calendar.
  open var dueDate: Date?
  /// How long it is, in seconds.
  open var duration: NSNumber?
  /// How good it is, from 0 to 5.
  open var rating: NSNumber?
  /// How good it is, in words.
  open var ratingDescription: String?
  /// Its north, in degrees.
  open var latitude: NSNumber?
  /// Its east, in degrees.
  open var longitude: NSNumber?
  /// The place that it has to do with.
  open var namedLocation: String?
  /// Its city.
  open var city: String?
  /// Its country.
  open var country: String?
  /// Telephone numbers.
  open var phoneNumbers: [String]?
  /// Mail addresses.
  open var emailAddresses: [String]?
  /// Whether a number can be called.
  open var supportsPhoneCall: NSNumber?
  /// Whether a way to it can be shown.
  open var supportsNavigation: NSNumber?
  /// Its text.
  open var textContent: String?
  /// Its author or artist.
  open var artist: String?
  /// Its album.
  open var album: String?

  /// Creates a description of data of a type.
  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }

  /// Creates a description of data of a type, by its identifier.
  public init(itemContentType type: String) {
    contentType = type
    super.init()
  }
}
