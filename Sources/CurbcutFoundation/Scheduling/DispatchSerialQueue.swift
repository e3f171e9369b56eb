import Dispatch

/// A queue that runs one task after the other.
///
/// On Apple's systems it is a subclass; here, any queue that was not created as concurrent is serial.
/// Follows <https://developer.apple.com/documentation/dispatch/dispatchserialqueue>.
public typealias DispatchSerialQueue = DispatchQueue

/// The name of the class below `DispatchSerialQueue`, by which apps create serial queues too.
public typealias OS_dispatch_queue_serial = DispatchSerialQueue
