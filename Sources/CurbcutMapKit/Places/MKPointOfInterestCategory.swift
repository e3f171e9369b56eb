import CurbcutFoundation
import Foundation

/// What kind of place of interest something is.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpointofinterestcategory>.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory" + name }

  /// An airport.
  public static let airport = Self("Airport")
  /// An amusement park.
  public static let amusementPark = Self("AmusementPark")
  /// An aquarium.
  public static let aquarium = Self("Aquarium")
  /// A cash machine.
  public static let atm = Self("ATM")
  /// A bakery.
  public static let bakery = Self("Bakery")
  /// A bank.
  public static let bank = Self("Bank")
  /// A beach.
  public static let beach = Self("Beach")
  /// A brewery.
  public static let brewery = Self("Brewery")
  /// A café.
  public static let cafe = Self("Cafe")
  /// A campground.
  public static let campground = Self("Campground")
  /// A car rental.
  public static let carRental = Self("CarRental")
  /// A charging station.
  public static let evCharger = Self("EVCharger")
  /// A fire station.
  public static let fireStation = Self("FireStation")
  /// A fitness center.
  public static let fitnessCenter = Self("FitnessCenter")
  /// A food market.
  public static let foodMarket = Self("FoodMarket")
  /// A gas station.
  public static let gasStation = Self("GasStation")
  /// A hospital.
  public static let hospital = Self("Hospital")
  /// A hotel.
  public static let hotel = Self("Hotel")
  /// A laundry.
  public static let laundry = Self("Laundry")
  /// A library.
  public static let library = Self("Library")
  /// A marina.
  public static let marina = Self("Marina")
  /// A movie theater.
  public static let movieTheater = Self("MovieTheater")
  /// A museum.
  public static let museum = Self("Museum")
  /// A national park.
  public static let nationalPark = Self("NationalPark")
  /// A place to go out to.
  public static let nightlife = Self("Nightlife")
  /// A park.
  public static let park = Self("Park")
  /// A place to park.
  public static let parking = Self("Parking")
  /// A pharmacy.
  public static let pharmacy = Self("Pharmacy")
  /// A police.
  public static let police = Self("Police")
  /// A post office.
  public static let postOffice = Self("PostOffice")
  /// A stop of public transport.
  public static let publicTransport = Self("PublicTransport")
  /// A restaurant.
  public static let restaurant = Self("Restaurant")
  /// A restroom.
  public static let restroom = Self("Restroom")
  /// A school.
  public static let school = Self("School")
  /// A stadium.
  public static let stadium = Self("Stadium")
  /// A store.
  public static let store = Self("Store")
  /// A theater.
  public static let theater = Self("Theater")
  /// A university.
  public static let university = Self("University")
  /// A winery.
  public static let winery = Self("Winery")
  /// A zoo.
  public static let zoo = Self("Zoo")
  /// A service for animals.
  public static let animalService = Self("AnimalService")
  /// A garage for repairs.
  public static let automotiveRepair = Self("AutomotiveRepair")
  /// A place for baseball.
  public static let baseball = Self("Baseball")
  /// A place for basketball.
  public static let basketball = Self("Basketball")
  /// A beauty parlour.
  public static let beauty = Self("Beauty")
  /// A place for bowling.
  public static let bowling = Self("Bowling")
  /// A castle.
  public static let castle = Self("Castle")
  /// A convention center.
  public static let conventionCenter = Self("ConventionCenter")
  /// A distillery.
  public static let distillery = Self("Distillery")
  /// A fairground.
  public static let fairground = Self("Fairground")
  /// A place for fishing.
  public static let fishing = Self("Fishing")
  /// A fortress.
  public static let fortress = Self("Fortress")
  /// A place for golf.
  public static let golf = Self("Golf")
  /// A course for go-karts.
  public static let goKart = Self("GoKart")
  /// A place for hiking.
  public static let hiking = Self("Hiking")
  /// A place for kayaking.
  public static let kayaking = Self("Kayaking")
  /// A landmark.
  public static let landmark = Self("Landmark")
  /// A mailbox.
  public static let mailbox = Self("Mailbox")
  /// A course for mini golf.
  public static let miniGolf = Self("MiniGolf")
  /// A music venue.
  public static let musicVenue = Self("MusicVenue")
  /// A national monument.
  public static let nationalMonument = Self("NationalMonument")
  /// A planetarium.
  public static let planetarium = Self("Planetarium")
  /// A place for rock climbing.
  public static let rockClimbing = Self("RockClimbing")
  /// A park for caravans.
  public static let rvPark = Self("RVPark")
  /// A skate park.
  public static let skatePark = Self("SkatePark")
  /// A place for skating.
  public static let skating = Self("Skating")
  /// A place for skiing.
  public static let skiing = Self("Skiing")
  /// A place for soccer.
  public static let soccer = Self("Soccer")
  /// A spa.
  public static let spa = Self("Spa")
  /// A place for surfing.
  public static let surfing = Self("Surfing")
  /// A place for swimming.
  public static let swimming = Self("Swimming")
  /// A place for tennis.
  public static let tennis = Self("Tennis")
  /// A place for volleyball.
  public static let volleyball = Self("Volleyball")
}

/// Which places of interest a map shows, or a search finds.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter>.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isExcluding: Bool

  private init(_ categories: [MKPointOfInterestCategory], isExcluding: Bool) {
    self.categories = Set(categories)
    self.isExcluding = isExcluding
    super.init()
  }

  /// All places.
  public static let includingAll = MKPointOfInterestFilter([], isExcluding: true)
  /// No places.
  public static let excludingAll = MKPointOfInterestFilter([], isExcluding: false)

  /// Creates a filter for places of some kinds.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, isExcluding: false)
  }

  /// Creates a filter for places of all kinds but some.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, isExcluding: true)
  }

  /// Whether places of a kind are shown.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) != isExcluding
  }

  /// Whether places of a kind are not shown.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
