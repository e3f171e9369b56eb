import Foundation
final class ListRowNode: WrapperNode { var visibleRect: CGRect? { nil } }
