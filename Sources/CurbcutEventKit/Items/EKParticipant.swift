import CurbcutFoundation

/// Whether someone comes to an event.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekparticipantstatus>.
public enum EKParticipantStatus: Int, Hashable, Sendable {
  /// It is not known.
  case unknown = 0
  /// They have not answered.
  case pending
  /// They do.
  case accepted
  /// They do not.
  case declined
  /// Perhaps.
  case tentative
  /// Someone else does.
  case delegated
  /// They have.
  case completed
  /// They are there.
  case inProcess
}

/// What someone does at an event.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekparticipantrole>.
public enum EKParticipantRole: Int, Hashable, Sendable {
  /// It is not known.
  case unknown = 0
  /// They are needed.
  case required
  /// They may come.
  case optional
  /// They lead it.
  case chair
  /// They only know of it.
  case nonParticipant
}

/// What takes part in an event.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekparticipanttype>.
public enum EKParticipantType: Int, Hashable, Sendable {
  /// It is not known.
  case unknown = 0
  /// A person.
  case person
  /// A room.
  case room
  /// A thing.
  case resource
  /// A group.
  case group
}

/// Someone who takes part in an event. Events of this device, which has no account, have none.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekparticipant>.
open class EKParticipant: EKObject, @unchecked Sendable {
  /// The address.
  public let url: URL
  /// The name; nil where it is not known.
  public let name: String?

  init(url: URL, name: String?) {
    self.url = url
    self.name = name
    super.init()
  }

  /// Whether they come.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// What they do there.
  open var participantRole: EKParticipantRole { .unknown }
  /// What they are.
  open var participantType: EKParticipantType { .unknown }
  /// Whether it is the person with the device.
  open var isCurrentUser: Bool { false }
}
